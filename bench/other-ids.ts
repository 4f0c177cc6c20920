import type { Statement } from './replay.ts';

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** A request whatever it names. */
export const shapeOf = (asked: string): string => asked.replace(uuid, '*');

/** What stands for the ids of a recorded request where the same is asked of others: those that it names, and those that the database answers. */
export class OtherIds {
  private readonly others = new Map<string, string>();
  /** Whether it is the recorded request itself. */
  readonly isSame: boolean;

  constructor(recorded: string, asked: string) {
    this.isSame = recorded === asked;
    if (!this.isSame) this.pair(recorded, asked);
  }

  in(statement: Statement): Statement {
    const values = statement.values.map((value) =>
      typeof value === 'string' ? value.replace(uuid, (id) => this.others.get(id) ?? id) : value,
    );
    return { ...statement, values };
  }

  /** Rows of the same statement, in the same order. */
  learn({ text, rows: recorded }: Statement, answered: unknown[]): void {
    if (this.isSame || !recorded) return;
    if (recorded.length !== answered.length)
      throw new Error(`${answered.length} rows were answered where ${recorded.length} were recorded: ${text}`);
    for (const [at, row] of recorded.entries()) this.pair(JSON.stringify(row), JSON.stringify(answered[at]));
  }

  private pair(recorded: string, asked: string): void {
    const ids = asked.match(uuid) ?? [];
    for (const [at, id] of (recorded.match(uuid) ?? []).entries()) if (!this.others.has(id)) this.others.set(id, ids[at] ?? id);
  }
}
