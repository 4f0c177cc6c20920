// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import type { Today } from '@trellis/contract/scheduling/schemas';
import { createElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '../../app/call-error.ts';
import { openDevice } from '../../app/offline/device.ts';
import { keepFor, keepReads } from '../../app/offline/kept-reads.ts';
import { askToStay } from '../../app/offline/stay.ts';
import { show } from '../../testing/show.ts';
import { keepDay } from './keep-day.ts';
import { KeptDayLine } from './kept-day-line.tsx';

vi.mock('../../app/offline/stay.ts', () => ({ askToStay: vi.fn() }));

const entry = (plan: string, state: string, sessionNum: number | null = null) => ({
  id: `booking of ${plan}`,
  userOfflinePlanId: plan,
  groupTrainingPlanId: null as string | null,
  state,
  sessionNum,
});
const ofClass = (plan: string, state: string, sessionNum: number | null = null) => ({
  ...entry(plan, state, sessionNum),
  groupTrainingPlanId: plan,
});
const day = (...entries: ReturnType<typeof entry>[]) => ({ coaches: [{ id: 'lin', entries }] }) as unknown as Today;

interface Asked {
  name: string;
  plan: string;
  num: number | undefined;
}
let asked: Asked[];
let answer: (call: Asked) => unknown;

/** A client whose calls are answered here. */
class Client extends QueryClient {
  constructor() {
    super({ defaultOptions: { queries: { persister: keepReads, retry: false } } });
  }
  override fetchQuery(options: never): Promise<never> {
    const { queryKey } = options as {
      queryKey: [string[], { input: { id?: string; userOfflinePlanId?: string; groupTrainingPlanId?: string; num?: number } }];
    };
    const [path, { input }] = queryKey;
    const call = { name: path.at(-1) ?? '', plan: input.userOfflinePlanId ?? input.groupTrainingPlanId ?? input.id ?? '', num: input.num };
    const queryFn = async () => {
      asked.push(call);
      return answer(call);
    };
    return super.fetchQuery({ ...(options as object), queryFn } as never);
  }
}

const told = ({ name, plan }: Asked): unknown => {
  if (name === 'beforeStartCourse') return { gates: [], num: 3 };
  if (name === 'list') return { items: [{ currentNum: 4 }] };
  return name === 'session' ? { iLs: { tracks: [{ url: `/storage/${plan}.wav?signed=1` }] } } : { currentNum: 3 };
};

beforeEach(async () => {
  window.sessionStorage.clear();
  keepFor('lin centre');
  await (await openDevice())?.clear('reads');
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true });
  const kept = new Map<string, Response>();
  const cache = {
    keys: async () => [],
    match: async (path: string) => kept.get(path)?.clone(),
    put: async (path: string, response: Response) => void kept.set(path, response),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', async () => new Response('la'));
  asked = [];
  answer = told;
  vi.mocked(askToStay).mockClear();
});

it('has every session that somebody has ahead, the running one by its own number, and says so', async () => {
  const kept = await keepDay(new Client(), day(entry('p1', 'opened', 7), entry('p2', 'scheduled'), entry('p3', 'finished')), 'lin');
  expect(kept).toMatchObject({ kept: 2, ahead: 2, lacksMusic: false });
  expect(askToStay).toHaveBeenCalled();
  const sessions = asked.filter(({ name }) => name === 'session').map(({ plan, num }) => [plan, num]);
  expect(sessions).toEqual([
    ['p1', 7],
    ['p2', 3],
  ]);
  const leave = await show(createElement(KeptDayLine, { keptDay: { ...kept, at: Date.UTC(2026, 10, 23, 10, 2) }, zone: 'UTC' }));
  expect(document.body.textContent).toContain('2 of 2 sessions of yours kept on this device, 10:02.');
  expect(document.body.textContent).not.toContain('network');
  await leave();
});

it('has the sessions of a class too, with how its children stand', async () => {
  const kept = await keepDay(new Client(), day(ofClass('c1', 'scheduled'), ofClass('c2', 'opened', 9)), 'lin');
  expect(kept).toMatchObject({ kept: 2, ahead: 2, lacksMusic: false });
  expect(asked.map(({ name, plan, num }) => [name, plan, num])).toEqual([
    ['list', 'c1', undefined],
    ['beforeStartCourse', 'c1', undefined],
    ['session', 'c1', 4],
    // what may be said where nobody comes
    ['get', 'booking of c1', undefined],
    ['list', 'c2', undefined],
    ['beforeStartCourse', 'c2', undefined],
    ['session', 'c2', 9],
  ]);
});

it('goes on with the others where the center refuses one, and says that it is not kept', async () => {
  const refused = { code: 'RocketSystem:TheUserIsNotBind', message: 'Not bound', details: null, data: {}, validationErrors: [] };
  answer = (call) => {
    if (call.plan === 'p1') throw new CallError(409, refused);
    return told(call);
  };
  const kept = await keepDay(new Client(), day(entry('p1', 'scheduled'), entry('p2', 'scheduled')), 'lin');
  expect(kept).toMatchObject({ kept: 1, ahead: 2 });
  const leave = await show(createElement(KeptDayLine, { keptDay: kept, zone: 'UTC' }));
  expect(document.body.textContent).toContain('The others need the network.');
  await leave();
});

it('counts what the device has, not what was asked: a full one keeps nothing', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await keepDay(new Client(), day(entry('p1', 'scheduled')), 'lin')).toMatchObject({ kept: 0, ahead: 1 });
  // there is nothing that the browser is to keep
  expect(askToStay).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it('leaves the music that is kept where it cannot ask what is needed', async () => {
  const asks = vi.fn();
  vi.stubGlobal('caches', { open: asks });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await keepDay(new Client(), day(entry('p1', 'scheduled')), 'lin')).toMatchObject({ kept: 0, ahead: 1 });
  expect(asks).not.toHaveBeenCalled();
});
