import { AsyncLocalStorage } from 'node:async_hooks';
import { Server } from 'node:http';
import pg from 'pg';
import { StatementGroup } from '../packages/server/src/platform/db/statement-group.ts';
import { startProduct } from '../packages/server/src/start.ts';
import { roles, type Statement } from './replay.ts';

/** There while a request is served. */
const serving = new AsyncLocalStorage<true>();
let recorded: Statement[] | undefined;
let groups = 0;

/** Listens in on what the pools send for requests. It is taken away again, so that what is measured is the product alone. */
function listenIn(): () => void {
  const original = Reflect.get(pg.Client.prototype, 'query') as (...words: unknown[]) => unknown;
  const emit = Reflect.get(Server.prototype, 'emit') as (...words: unknown[]) => boolean;
  Server.prototype.emit = function (this: Server, ...words: unknown[]) {
    return words[0] === 'request' ? serving.run(true, () => emit.apply(this, words)) : emit.apply(this, words);
  } as never;
  const listening = function (this: pg.Client & { user?: string }, ...words: unknown[]) {
    const [first, values] = words as [string | StatementGroup | { name?: string; text: string; values?: unknown[] }, unknown];
    // jobs run meanwhile, some of them by the same roles
    const role = serving.getStore() && roles.find((each) => this.user === `trellis_${each}`);
    if (!role) return original.apply(this, words);
    const group = groups;
    groups += 1;
    if (first instanceof StatementGroup) {
      const heard = first.statements.map((statement) => {
        const { name, text, values } = statement;
        const kept: Statement = { role, group, name, text, values, opens: !('answer' in statement) };
        recorded?.push(kept);
        if (!('answer' in statement)) return statement;
        const answer: typeof statement.answer = (error, result) => {
          kept.rows = result?.rows;
          statement.answer(error, result);
        };
        return { ...statement, answer };
      });
      return original.call(this, new StatementGroup(heard));
    } else {
      const { name, text, values: bound } = typeof first === 'string' ? { text: first, name: undefined, values: undefined } : first;
      recorded?.push({ role, group, name, text, values: bound ?? (Array.isArray(values) ? values : []), opens: false });
    }
    return original.apply(this, words);
  };
  pg.Client.prototype.query = listening as never;
  return () => {
    pg.Client.prototype.query = original as never;
    Server.prototype.emit = emit as never;
  };
}

/** The product as it is served, in a process of its own; its parent asks it what it sends and how large it is. */
const product = await startProduct(process.env, { webApp: false });
let stopListening = () => {};
process.on('message', (ask: 'record' | 'take' | 'memory') => {
  if (ask === 'memory') return process.send?.(process.memoryUsage().rss);
  if (ask === 'record') {
    recorded = [];
    stopListening = listenIn();
    return process.send?.(true);
  }
  stopListening();
  process.send?.(recorded);
  recorded = undefined;
});
process.on('disconnect', () => void product.stop().then(() => process.exit(0)));
process.send?.('ready');
