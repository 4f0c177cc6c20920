import pg from 'pg';

/** A statement as the database is sent it; one with a name is parsed once a connection. */
export interface Statement {
  name?: string | undefined;
  text: string;
  values: unknown[];
}

/** A statement of somebody who waits for its answer. */
export interface Asked extends Statement {
  answer: (error: unknown, result: pg.QueryResult) => void;
}

/** What pg does with a query and a connection, beyond its types. */
interface Part {
  readonly name?: string;
  readonly text: string;
  prepare(connection: Connection): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleEmptyQuery(connection: Connection): void;
  handleError(error: unknown, connection: Connection): void;
  handleReadyForQuery(connection: Connection): void;
}
type Connection = pg.Connection & {
  stream: { writable: boolean; write(bytes: Buffer): boolean };
  submittedNamedStatements: Record<string, string>;
};

const nobody = () => undefined;
const nothing = { value: () => undefined };

/**
 * A connection as the parts see it, which gathers what they write: many small messages cost the socket more than one. Each part would end the
 * transaction that is theirs together, and ask how an answer looks that nobody reads.
 */
interface Views {
  gathered: Buffer[];
  whole: Connection;
  ofRead: Connection;
  ofUnread: Connection;
  /** How the answers of named statements look that this connection has described: PostgreSQL refuses to answer one in another way later. */
  described: Map<string, unknown>;
}
const views = new WeakMap<Connection, Views>();

function viewsOf(connection: Connection): Views {
  const known = views.get(connection);
  if (known) return known;
  const gathered: Buffer[] = [];
  const stream = { writable: true, write: (bytes: Buffer) => gathered.push(bytes) > 0 };
  const whole = Object.create(connection, { stream: { value: stream } }) as Connection;
  const ofRead = Object.create(whole, { sync: nothing }) as Connection;
  const made = { gathered, whole, ofRead, ofUnread: Object.create(ofRead, { describe: nothing }) as Connection, described: new Map() };
  views.set(connection, made);
  return made;
}

/**
 * Statements that travel together: one write there, one answer back, one transaction of their own unless another is open. After one that
 * fails the database skips the rest, which fails with the same error. What is asked by nobody opens for the others.
 */
export class StatementGroup extends pg.Query {
  readonly statements: readonly (Statement | Asked)[];
  private readonly parts: Part[];
  private at = 0;
  private described: Views['described'] | undefined;

  constructor(statements: readonly (Statement | Asked)[]) {
    super({ text: '' });
    this.statements = statements;
    this.parts = statements.map(({ name, text, values, ...rest }) => {
      const part = new pg.Query(text, values, ('answer' in rest ? rest.answer : nobody) as never);
      return Object.assign(part, { name }) as never;
    });
    this.pointAt(0);
  }

  override submit = (connection: pg.Connection): void => {
    const wire = connection as Connection;
    const { gathered, whole, ofRead, ofUnread, described } = viewsOf(wire);
    this.described = described;
    try {
      for (const [at, part] of this.parts.entries()) {
        const known = part.name ? described.get(part.name) : undefined;
        part.prepare(this.isRead(at) && !known ? ofRead : ofUnread);
        if (known) part.handleRowDescription(known);
      }
      whole.sync();
    } finally {
      if (wire.stream.writable) wire.stream.write(Buffer.concat(gathered));
      gathered.length = 0;
    }
  };

  handleRowDescription(message: unknown): void {
    const part = this.parts[this.at];
    if (part?.name) this.described?.set(part.name, message);
    part?.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    if (this.isRead(this.at)) this.parts[this.at]?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: Connection): void {
    this.parts[this.at]?.handleCommandComplete(message, connection);
    this.pointAt(this.at + 1);
  }

  handleEmptyQuery(connection: Connection): void {
    this.parts[this.at]?.handleEmptyQuery(connection);
    this.pointAt(this.at + 1);
  }

  handleError(error: unknown, connection: Connection): void {
    // whoever asked for what failed is told first, then those whose statement never ran; at the very end it was the commit that failed
    const failed = this.at < this.parts.length ? this.parts.slice(this.at) : this.parts;
    for (const part of failed) {
      if (part.name) {
        delete connection.submittedNamedStatements[part.name];
        this.described?.delete(part.name);
      }
      part.handleError(error, connection);
    }
    for (const part of this.parts.slice(0, this.at)) if (!failed.includes(part)) part.handleReadyForQuery(connection);
  }

  handleReadyForQuery(connection: Connection): void {
    for (const part of this.parts) part.handleReadyForQuery(connection);
  }

  private isRead(at: number): boolean {
    const statement = this.statements[at];
    return statement !== undefined && 'answer' in statement;
  }

  /** pg remembers by these which statement a connection has parsed. */
  private pointAt(at: number): void {
    this.at = at;
    const part = this.parts[at];
    Object.assign(this, { name: part?.name, text: part?.text });
  }
}
