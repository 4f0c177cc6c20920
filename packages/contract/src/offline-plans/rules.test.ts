import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstBlock,
  inOrder,
  itemDifficulty,
  mayPunch,
  mayUndo,
  missingParts,
  nextItem,
  type SessionParts,
  type StartFacts,
  sessionFault,
  startGates,
} from './rules.ts';

const ready: StartFacts = {
  projectEnabled: true,
  subjectBound: true,
  subjectLoggedOut: false,
  planState: 'active',
  sessionOpen: false,
  coachBusy: false,
  nextNum: 3,
  remainingClasses: 8,
  settingsComplete: true,
  coachSpent: false,
  hasOpenInterim: false,
  certificateExpired: false,
  certificateBlocks: false,
  retestDue: false,
  interviewDue: false,
};
const codes = (facts: Partial<StartFacts>) => startGates({ ...ready, ...facts }).map((gate) => gate.code);

const item = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom('activity' as const, 'static' as const, 'nonePlaybook' as const),
  position: fc.integer({ min: 1, max: 40 }),
  hasDone: fc.constantFrom(null, true, false),
});
const items = fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 20 });
const someItems = fc.uniqueArray(item, { selector: ({ id }) => id, minLength: 1, maxLength: 20 });

describe('startGates', () => {
  it('is empty when nothing stands in the way', () => {
    expect(codes({})).toEqual([]);
  });

  it('names every shut gate at once, in a fixed order', () => {
    expect(
      codes({
        projectEnabled: false,
        subjectBound: false,
        subjectLoggedOut: true,
        planState: 'ended',
        sessionOpen: true,
        coachBusy: true,
        nextNum: null,
        remainingClasses: 0,
        settingsComplete: false,
        coachSpent: true,
        hasOpenInterim: true,
      }),
    ).toEqual([
      'RocketSystem:ProjectDisabled',
      'RocketSystem:SubjectNotBound',
      'RocketSystem:SubjectLoggedOut',
      'RocketSystem:PlanNotActive',
      'RocketSystem:SessionAlreadyOpen',
      'RocketSystem:NoSessionLeft',
      'RocketSystem:NoValidContract',
      'RocketSystem:SettingsIncomplete',
      'RocketSystem:CoachTimesUsedUp',
      'RocketSystem:UncompletedMediumAssessment',
      'RocketSystem:CoachBusy',
    ]);
  });

  it('only warns of the last class', () => {
    expect(startGates({ ...ready, remainingClasses: 1 })).toEqual([{ code: 'RocketSystem:FewClassesLeft', level: 'warn' }]);
    expect(firstBlock(startGates({ ...ready, remainingClasses: 1 }))).toBeUndefined();
    expect(codes({ remainingClasses: 2 })).toEqual([]);
  });

  it('only warns of a certificate, a retest and an interview', () => {
    const noted = startGates({ ...ready, certificateExpired: true, retestDue: true, interviewDue: true });
    expect(noted).toEqual([
      { code: 'RocketSystem:CertificateExpired', level: 'warn' },
      { code: 'RocketSystem:RetestDue', level: 'warn' },
      { code: 'RocketSystem:ParentInterviewDue', level: 'warn' },
    ]);
    expect(firstBlock(noted)).toBeUndefined();
  });

  it('lets nobody train whose certificate ran out where the center says so, and says it once', () => {
    expect(startGates({ ...ready, certificateExpired: true, certificateBlocks: true })).toEqual([
      { code: 'RocketSystem:CertificateExpired', level: 'block' },
    ]);
    expect(startGates({ ...ready, certificateBlocks: true })).toEqual([]);
  });

  it('refuses with the first gate that blocks', () => {
    expect(firstBlock(startGates({ ...ready, sessionOpen: true, remainingClasses: 0 }))).toBe('RocketSystem:SessionAlreadyOpen');
  });
});

describe('the order of items', () => {
  it('puts no-playbook items last, whatever their position', () => {
    const order = inOrder([
      { id: 'free', kind: 'nonePlaybook', position: 1, hasDone: null },
      { id: 'second', kind: 'static', position: 3, hasDone: null },
      { id: 'first', kind: 'activity', position: 2, hasDone: null },
    ]);
    expect(order.map(({ id }) => id)).toEqual(['first', 'second', 'free']);
  });

  it('the next item may always be answered, and no other pending one', () => {
    fc.assert(
      fc.property(items, (all) => {
        const pending = inOrder(all).filter(({ hasDone }) => hasDone === null);
        expect(nextItem(all)?.id).toBe(pending[0]?.id);
        for (const one of pending) expect(mayPunch(all, one.id)).toBe(one.id === pending[0]?.id);
      }),
    );
  });

  it('answering the next item again and again answers all of them, in order', () => {
    fc.assert(
      fc.property(items, (all) => {
        let state = all.map((one) => ({ ...one, hasDone: null as boolean | null }));
        const answered: string[] = [];
        for (let next = nextItem(state); next; next = nextItem(state, next.id)) {
          const { id } = next;
          expect(mayPunch(state, id)).toBe(true);
          state = state.map((one) => (one.id === id ? { ...one, hasDone: true } : one));
          expect(mayUndo(state, id)).toBe(true);
          answered.push(id);
        }
        expect(answered).toEqual(inOrder(all).map(({ id }) => id));
      }),
    );
  });

  it('moves on from the current item before it looks back', () => {
    const three = [1, 2, 3].map((position) => ({ id: `${position}`, kind: 'activity' as const, position, hasDone: null }));
    expect(nextItem(three, '2')?.id).toBe('3');
    expect(nextItem(three, '3')?.id).toBe('1');
  });

  it('takes back exactly one item, the latest answered', () => {
    fc.assert(
      fc.property(someItems, (all) => {
        const undoable = all.filter(({ id }) => mayUndo(all, id));
        expect(undoable).toHaveLength(all.some(({ hasDone }) => hasDone !== null) ? 1 : 0);
      }),
    );
  });

  it('refuses an item of another session', () => {
    expect(mayPunch([], 'elsewhere')).toBe(false);
    expect(mayUndo([], 'elsewhere')).toBe(false);
  });
});

describe('missingParts', () => {
  const complete: SessionParts = {
    items: [
      { kind: 'activity', hasDone: true },
      { kind: 'static', hasDone: false },
    ],
    nonePlaybook: [{ kind: 'nonePlaybook', hasDone: true }],
    overall: { answered: true },
    categoryPunch: [{ answered: true }],
    iLs: { tracks: [{ isPunched: true }], feedback: { answered: true } },
  };

  it('is empty when everything is answered', () => {
    expect(missingParts(complete)).toEqual([]);
    expect(missingParts({ ...complete, iLs: null, categoryPunch: [] })).toEqual([]);
  });

  it('lists all that is unmet', () => {
    expect(
      missingParts({
        items: [
          { kind: 'activity', hasDone: null },
          { kind: 'static', hasDone: null },
        ],
        nonePlaybook: [],
        overall: { answered: false },
        categoryPunch: [{ answered: true }, { answered: false }],
        iLs: { tracks: [{ isPunched: true }, { isPunched: false }], feedback: { answered: true } },
      }),
    ).toEqual(['items', 'staticItems', 'overall', 'category', 'music']);
  });

  it('wants the feedback on music too', () => {
    expect(missingParts({ ...complete, iLs: { tracks: [{ isPunched: true }], feedback: { answered: false } } })).toEqual(['music']);
  });

  it('counts a pending no-playbook item', () => {
    expect(missingParts({ ...complete, nonePlaybook: [{ kind: 'nonePlaybook', hasDone: null }] })).toEqual(['items']);
  });
});

describe('itemDifficulty', () => {
  it('stays within the bounds of the program and of the product', () => {
    const level = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(level, fc.integer({ min: -30, max: 30 }), level, level, (start, offset, one, other) => {
        const program = { minDifficulty: Math.min(one, other), maxDifficulty: Math.max(one, other) };
        const difficulty = itemDifficulty(start, offset, program);
        expect(difficulty).toBeGreaterThanOrEqual(program.minDifficulty);
        expect(difficulty).toBeLessThanOrEqual(program.maxDifficulty);
        const wanted = start + offset;
        if (wanted >= program.minDifficulty && wanted <= program.maxDifficulty) expect(difficulty).toBe(wanted);
      }),
    );
  });
});

describe('sessionFault', () => {
  const facts = { sessionOpen: true, planActive: true, subjectBound: true, subjectLoggedOut: false };

  it.each([
    ['sessionOpen', 'RocketSystem:SessionNotOpen'],
    ['planActive', 'RocketSystem:SessionNotOpen'],
    ['subjectBound', 'RocketSystem:SubjectNotBound'],
    ['subjectLoggedOut', 'RocketSystem:SubjectLoggedOut'],
  ] as const)('names what is wrong with %s', (name, fault) => {
    expect(sessionFault(facts)).toBeUndefined();
    expect(sessionFault({ ...facts, [name]: !facts[name] })).toBe(fault);
  });
});
