import { nameOfPerson } from '#web/kit/objects/person-name.ts';
import {
  ErasePeopleDocument,
  HidePeopleDocument,
  MergePeopleDocument,
  RestorePeopleDocument,
  ShowPeopleDocument,
  TrashPeopleDocument,
  UndoMergeDocument,
} from './people.gen.ts';
import type { MergePeopleInput } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { countLabel } from '#web/ui/count-label.ts';
import { showToast } from '#web/ui/toast-store.ts';

export type Chosen = { id: string; name: string; isHidden: boolean };

/** What can be done with one or many contacts. Each that can be undone offers so; each answers whether it worked. */
export function usePeopleCommands() {
  const trash = useCommand(TrashPeopleDocument);
  const restore = useCommand(RestorePeopleDocument);
  const hide = useCommand(HidePeopleDocument);
  const show = useCommand(ShowPeopleDocument);
  const merge = useCommand(MergePeopleDocument);
  const undoMerge = useCommand(UndoMergeDocument);
  const erase = useCommand(ErasePeopleDocument);

  return {
    isMerging: merge.busy,
    isErasing: erase.busy,
    trash: async (people: readonly Chosen[]): Promise<boolean> => {
      const ids = idsOf(people);
      if (!(await trash.run({ ids }))) return false;
      showToast({ message: `Moved ${called(people)} to trash`, undo: () => void restore.run({ ids }) });
      return true;
    },
    restore: async (people: readonly Chosen[]): Promise<boolean> => {
      const ids = idsOf(people);
      if (!(await restore.run({ ids }))) return false;
      showToast({ message: `Restored ${called(people)}`, undo: () => void trash.run({ ids }) });
      return true;
    },
    hide: async (people: readonly Chosen[]): Promise<boolean> => {
      const done = await hide.run({ ids: idsOf(people) });
      if (!done) return false;
      const ids = done.hidePeople.map(({ id }) => id);
      showToast({
        message: `Identity hidden for ${called(people)}`,
        undo: () => void (ids.length > 0 && show.run({ ids })),
      });
      return true;
    },
    show: async (people: readonly Chosen[]): Promise<boolean> => {
      const done = await show.run({ ids: idsOf(people) });
      if (!done) return false;
      const ids = done.showPeople.map(({ id }) => id);
      showToast({
        message: `Identity shown for ${called(people)}`,
        undo: () => void (ids.length > 0 && hide.run({ ids })),
      });
      return true;
    },
    merge: async (input: MergePeopleInput): Promise<string | null> => {
      const done = await merge.run({ input });
      if (!done) return null;
      const { id, mergedCount, person } = done.mergePeople;
      showToast({
        message: `Merged ${countLabel(mergedCount + 1, 'contact')} into ${nameOfPerson(person)}`,
        undo: () => void undoMerge.run({ id }),
      });
      return person.id;
    },
    undoMerge: async (id: string): Promise<boolean> => {
      if (!(await undoMerge.run({ id }))) return false;
      showToast({ message: 'Contacts unmerged' });
      return true;
    },
    erase: async (people: readonly Chosen[]): Promise<boolean> => {
      const done = await erase.run({ ids: idsOf(people) });
      if (!done) return false;
      const notes = done.erasePeople.reduce((sum, { noteCount }) => sum + noteCount, 0);
      showToast({
        message: `Erased ${countLabel(done.erasePeople.length, 'contact')} and ${countLabel(notes, 'part')} in notes`,
      });
      return true;
    },
  };
}

export type PeopleCommands = ReturnType<typeof usePeopleCommands>;

function idsOf(people: readonly Chosen[]): string[] {
  return people.map(({ id }) => id);
}

/** One by name, many by number. */
function called(people: readonly Chosen[]): string {
  const [only] = people;
  return people.length === 1 && only ? nameOfPerson(only) : countLabel(people.length, 'contact');
}
