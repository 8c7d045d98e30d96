/** Old collections keep a record behind each line `.I n`, and its fields behind lines with a letter. */
export function numberedRecords(text: string): Map<string, string>[] {
  return text
    .split(/^\.I .*$/m)
    .slice(1)
    .map((record) => {
      const fields = new Map<string, string>();
      for (const part of record.split(/^(?=\.[A-Z]\s*$)/m)) {
        const name = /^\.([A-Z])/.exec(part)?.[1];
        if (name !== undefined) fields.set(name, part.slice(2).replaceAll(/\s+/g, ' ').trim());
      }
      return fields;
    });
}
