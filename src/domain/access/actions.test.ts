import { describe, expect, test } from 'vitest';
import { actions, type Action } from './actions.ts';
import { can, type AccessObject, type Viewer } from './can.ts';
import { levelRank, levels, type Level } from './levels.ts';
import { allPlanGates, planGates } from './plan-gates.ts';
import { roleRank, roles } from './roles.ts';
import { restrictions } from './rule.ts';

/** A second copy of the rules, so that an edit shows: action, least role (A: admin), least level, conditions. */
const expectedActions = `
workspace.read                   V -     quiet
workspace.rename                 A -
workspace.changeSubdomain        A -
workspace.setBranding            A -
workspace.setAiModes             A -
workspace.setTranscription       A -
workspace.setBetaFeatures        A -
workspace.editHome               M -
workspace.removeSampleData       M -
workspace.rebuildSearch          A -
workspace.delete                 A -     quiet
profile.update                   V -     quiet
notificationSettings.update      V -     quiet
notification.read                V -     quiet
member.read                      V -     quiet
member.invite                    C -     invites
member.cancelInvite              C -     invites
member.setRole                   A -     plan:userRoles
member.setAdmin                  A -
member.suspend                   A -     quiet
member.reactivate                A -
member.remove                    A -     quiet
member.requestRole               V -     accessRequestsDisabled quiet
openDomain.list                  A -     quiet
openDomain.add                   A -
openDomain.remove                A -     quiet
group.read                       V -     quiet
group.create                     A -     plan:groups
group.update                     A -     plan:groups
group.delete                     A -     plan:groups
group.setMembers                 A -     plan:groups
accessRequest.create             V -     accessRequestsDisabled quiet
accessRequest.answer             C FULL
access.read                      V READ  quiet
access.setReadOnly               A -     quiet
access.setAccessRequests         A -
access.setAdminOnlyInvites       A -
access.setCommunityPublishing    A -
project.list                     V -     quiet
project.read                     V READ  quiet
project.create                   C -
project.update                   C WRITE
project.duplicate                C READ
project.move                     C FULL
project.archive                  C FULL
project.trash                    C FULL
project.restore                  C FULL
project.purge                    C FULL
project.share                    C FULL  plan:projectPermissions
project.updateSettings           C FULL
project.setFields                C WRITE
project.follow                   V READ
project.star                     V READ
folder.list                      V -     quiet
folder.read                      V READ  quiet
folder.create                    C -
folder.update                    C WRITE
folder.move                      C FULL
folder.trash                     C FULL
folder.restore                   C FULL
folder.share                     C FULL  plan:projectPermissions
folder.star                      V READ
view.read                        V READ  quiet
view.create                      C WRITE
view.update                      C WRITE
view.reorder                     C WRITE
view.delete                      C WRITE
view.savePersonal                V READ
note.read                        V READ  quiet
note.create                      C WRITE
note.update                      C WRITE lock
note.move                        C WRITE lock
note.lock                        C WRITE
note.unlock                      C WRITE
note.trash                       C WRITE lock
note.restore                     C WRITE author:orFull
note.purge                       C FULL
note.setFields                   C WRITE lock
note.setPeople                   C WRITE lock
note.share                       C FULL  plan:projectPermissions
note.star                        V READ
highlight.read                   V READ  quiet
highlight.create                 C WRITE lock
highlight.update                 C WRITE lock
highlight.delete                 C WRITE lock
highlight.tag                    C WRITE lock
highlight.reviewSuggestion       C WRITE lock
insight.read                     V READ  quiet
insight.create                   C WRITE
insight.update                   C WRITE lock
insight.move                     C WRITE lock
insight.lock                     C WRITE
insight.unlock                   C WRITE
insight.publish                  C WRITE lock
insight.unpublish                C WRITE lock
insight.trash                    C WRITE lock
insight.restore                  C WRITE author:orFull
insight.purge                    C FULL
insight.setFields                C WRITE lock
insight.share                    C FULL  plan:projectPermissions
insight.star                     V READ
tag.read                         V READ  quiet
tag.create                       C WRITE
tag.update                       C WRITE lock
tag.merge                        C WRITE lock
tag.move                         C WRITE lock
tag.delete                       C WRITE lock
tag.lock                         C FULL
tag.unlock                       C FULL
tagBoard.create                  C WRITE
tagBoard.update                  C WRITE
tagBoard.delete                  C WRITE
workspaceTag.manage              M -
workspaceTag.update              M -     lock
person.list                      V -     quiet
person.read                      V -     quiet
person.create                    C -
person.update                    C -
person.setFields                 C -
person.merge                     C -
person.import                    C -
person.delete                    C -
person.restore                   C -
person.hideIdentity              M -
person.readHidden                M -     quiet
person.erase                     M -
field.read                       V -     quiet
field.create                     C WRITE
field.update                     C WRITE
field.delete                     C WRITE
question.manage                  C WRITE
workspaceField.manage            M -
personField.manage               M -
comment.read                     V READ  quiet
comment.create                   V READ
comment.update                   V READ  author:only
comment.delete                   V READ  author:orFull
comment.resolve                  V READ
comment.react                    V READ
search.run                       V -     quiet
search.ask                       V -     quiet
savedSearch.manageOwn            V -
savedFeed.create                 C -
savedFeed.update                 C -     author:only
savedFeed.delete                 C -     author:only
conversation.create              V -
conversation.rate                V -
conversation.delete              V -     author:only
chart.read                       V READ  quiet
chart.update                     C WRITE
dashboard.read                   V -     quiet
dashboard.manage                 C -
channel.list                     V -     quiet
channel.read                     V READ  quiet
channel.create                   C -
channel.update                   C WRITE
channel.import                   C WRITE
channel.recluster                C WRITE
channel.trash                    C FULL
channel.restore                  C FULL
channel.share                    C FULL  plan:projectPermissions
channel.star                     V READ
theme.read                       V READ  quiet
theme.create                     C WRITE
theme.update                     C WRITE
theme.merge                      C WRITE
theme.delete                     C WRITE
theme.sendToProject              C WRITE
summary.read                     V READ  quiet
summary.generate                 C WRITE lock content
summary.update                   C WRITE lock
ai.suggestHighlights             C WRITE lock
ai.suggestTags                   C WRITE lock
ai.cluster                       C WRITE
ai.draftInsight                  C WRITE
file.read                        V READ  quiet
file.download                    V READ  exportDisabled quiet
file.upload                      C WRITE lock
file.delete                      C WRITE lock
transcript.request               C WRITE lock
transcript.update                C WRITE lock
transcript.translate             C WRITE lock
transcript.rate                  V READ
redaction.apply                  C WRITE plan:redactions lock
reel.read                        V READ  quiet
reel.create                      C WRITE
reel.update                      C WRITE
reel.delete                      C WRITE
reel.export                      V READ  exportDisabled quiet
import.create                    C WRITE
import.bulk                      M -
export.table                     V READ  exportDisabled quiet
export.document                  V READ  exportDisabled quiet
export.project                   C FULL  exportDisabled quiet
export.people                    M -     exportDisabled quiet
export.workspace                 A -     exportDisabled quiet
template.use                     C -
template.manage                  M -
template.publishToCommunity      M -     communityPublishingDisabled
publicLink.read                  V READ  plan:publicLinkSharing quiet
publicLink.create                C FULL  plan:publicLinkSharing publicAccessDisabled
publicLink.update                C FULL  plan:publicLinkSharing publicAccessDisabled
publicLink.revoke                C FULL  quiet
automation.read                  V -     quiet
automation.create                C -
automation.update                C -     author:only
automation.delete                C -     author:only
automation.manageAll             A -
integration.read                 V -     quiet
integration.connectOwn           C -
integration.disconnectOwn        V -     quiet
integration.connectWorkspace     A -
integration.disconnectWorkspace  A -     quiet
integration.sendOut              V READ  dataOutDisabled quiet
extension.manage                 M -
apiToken.list                    A -     plan:api quiet
apiToken.create                  A -     plan:api
apiToken.revoke                  A -     quiet
webhook.manage                   A -     plan:api dataOutDisabled
recruit.read                     V READ  plan:recruit quiet
recruit.createStudy              C WRITE plan:recruit
recruit.updateStudy              C WRITE plan:recruit
recruit.launchStudy              C WRITE plan:recruit
recruit.pauseStudy               C WRITE plan:recruit
recruit.reviewParticipant        C WRITE plan:recruit
recruit.pay                      C FULL  plan:recruit
billing.read                     A -     quiet
billing.manage                   A -     quiet
trial.request                    C -
auditLog.read                    A -     quiet
retention.read                   A -     plan:retention quiet
retention.setWorkspace           A -     plan:retention
retention.setProject             C FULL  plan:retention
analytics.read                   M -     plan:analytics quiet
authentication.manage            A -     plan:enterprise
security.manage                  A -
scim.manage                      A -     plan:scim
enterprise.readDashboard         A -     plan:enterprise quiet
enterprise.readAlerts            A -     plan:enterprise quiet
enterprise.manageRules           A -     plan:enterprise
supportAccess.answer             A -     quiet
trash.read                       V -     quiet
onboarding.update                V -     quiet
`;

const manager: Viewer = {
  id: 'me',
  role: 'MANAGER',
  workspaceAdmin: true,
  readOnly: false,
  plan: allPlanGates,
  adminOnlyInvites: false,
  restrictions: [],
};
const mine: AccessObject = { level: 'FULL', authorId: 'me', locked: false, enoughContent: true };

const rows = expectedActions
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
  .map(([action, who, level, ...flags]) => ({
    action: actions.find((known) => known === action) as Action,
    line: action,
    who,
    level: levels.find((known) => known === level) ?? null,
    flags,
  }));

function isAllowed(who: Viewer, action: Action, object?: AccessObject): boolean {
  return can(who, action, object).allowed;
}

describe('the action table', () => {
  test('has exactly the expected actions, each named thing.verb', () => {
    expect(actions).toEqual(rows.map((row) => row.line));
    for (const action of actions) expect(action).toMatch(/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/);
  });

  test.each(rows)('$action: every role × level × admin', ({ action, who, level }) => {
    const needed = { V: 1, C: 2, M: 3, A: 1 }[who ?? ''] ?? Number.NaN;
    for (const role of [null, ...roles]) {
      for (const held of [null, ...levels] as (Level | null)[]) {
        for (const workspaceAdmin of [false, true]) {
          const capped = role === 'VIEWER' && held ? 'READ' : held;
          const roleFits = roleRank(role) >= needed || (workspaceAdmin && level === null);
          const adminFits = who !== 'A' || workspaceAdmin;
          const levelFits = levelRank(capped) >= levelRank(level);
          const allowed = isAllowed({ ...manager, role, workspaceAdmin }, action, { ...mine, level: held });
          const expected = role !== null && roleFits && adminFits && levelFits;
          expect({ role, held, workspaceAdmin, allowed }).toEqual({
            role,
            held,
            workspaceAdmin,
            allowed: expected,
          });
        }
      }
    }
  });

  test.each(rows)('$action: without an object', ({ action, level, flags }) => {
    const authored = flags.some((flag) => flag.startsWith('author'));
    expect(isAllowed(manager, action)).toBe(level === null && !authored);
  });

  test.each(rows)('$action: read-only mode, plan, switches, lock, content, author', ({ action, flags }) => {
    const has = (flag: string) => flags.includes(flag);
    expect(isAllowed({ ...manager, readOnly: true }, action, mine)).toBe(has('quiet'));
    for (const gate of planGates) {
      const plan = { ...allPlanGates, [gate]: false };
      expect(isAllowed({ ...manager, plan }, action, mine)).toBe(!has(`plan:${gate}`));
    }
    for (const restriction of restrictions) {
      expect(isAllowed({ ...manager, restrictions: [restriction] }, action, mine)).toBe(!has(restriction));
    }
    expect(isAllowed(manager, action, { ...mine, locked: true })).toBe(!has('lock'));
    expect(isAllowed(manager, action, { ...mine, enoughContent: false })).toBe(!has('content'));
    expect(isAllowed(manager, action, { ...mine, authorId: 'you' })).toBe(!has('author:only'));
  });
});
