import type { ErrorCode } from '@trellis/contract/errors';
import type { Listener } from './admit-live.ts';
import type { Told } from './read-events.ts';

export interface Connection {
  bearer: string;
  listener: Listener;
  /** Hands on what it was not told yet. */
  send: (position: string, told: readonly Told[]) => void;
  end: (code: ErrorCode) => void;
}

/** The browsers that are connected to this process, by person. */
export class Connections {
  readonly #byPerson = new Map<string, Set<Connection>>();
  size = 0;

  add(connection: Connection): void {
    const { personId } = connection.listener;
    const own = this.#byPerson.get(personId) ?? new Set();
    this.#byPerson.set(personId, own.add(connection));
    this.size += 1;
  }

  remove(connection: Connection): void {
    const { personId } = connection.listener;
    const own = this.#byPerson.get(personId);
    if (!own?.delete(connection)) return;
    this.size -= 1;
    if (own.size === 0) this.#byPerson.delete(personId);
  }

  of(personId: string): ReadonlySet<Connection> {
    return this.#byPerson.get(personId) ?? new Set();
  }

  *[Symbol.iterator](): Iterator<Connection> {
    for (const own of this.#byPerson.values()) yield* own;
  }

  /** Hands out what was told: to whom it was told, where they act. */
  tell(position: string, told: readonly Told[]): void {
    const parts = new Map<Connection, Told[]>();
    for (const each of told) {
      for (const connection of each.persons.flatMap((personId) => [...this.of(personId)])) {
        if (each.tenantId !== null && each.tenantId !== connection.listener.tenantId) continue;
        const part = parts.get(connection) ?? [];
        parts.set(connection, part);
        part.push(each);
      }
    }
    for (const [connection, part] of parts) connection.send(position, part);
  }
}
