const kept = 500;

/** The versions that this client's own writes have made: the live wire tells of them as of anybody's. */
export class OwnVersions {
  readonly #versions = new Map<string, number>();

  /** Takes every record with an id and a version out of a mutation's answer. */
  learn(answer: unknown): void {
    if (Array.isArray(answer)) for (const part of answer) this.learn(part);
    else if (typeof answer === 'object' && answer !== null) {
      const { id, version } = answer as { id?: unknown; version?: unknown };
      if (typeof id === 'string' && typeof version === 'number') this.#keep(id, version);
      for (const part of Object.values(answer)) this.learn(part);
    }
  }

  has(id: string, version: number): boolean {
    return (this.#versions.get(id) ?? 0) >= version;
  }

  #keep(id: string, version: number): void {
    this.#versions.delete(id);
    this.#versions.set(id, version);
    const [oldest] = this.#versions.keys();
    if (this.#versions.size > kept && oldest !== undefined) this.#versions.delete(oldest);
  }
}
