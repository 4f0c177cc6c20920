import type { ReasonKind } from '@trellis/contract/contracts/schemas';
import { addContract } from '../areas/contracts/add-contract.ts';
import { findContract } from '../areas/contracts/find-contract.ts';
import { updateContract } from '../areas/contracts/update-contract.ts';
import { addPayment } from '../areas/contracts/write-payment.ts';
import { adjustClasses } from '../areas/credits/adjust-classes.ts';
import { consumeClass, holdClass } from '../areas/credits/public.ts';
import type { Member } from '../platform/http/caller.ts';
import type { Scene } from './scene.ts';

type Terms = Omit<Parameters<typeof addContract>[2], 'userId'>;
type Payment = Parameters<typeof addPayment>[2];

/** What tests of contracts do as Maya, who leads Riverside. */
export function contractsOf(scene: Scene) {
  const maya = () => scene.as('maya');
  const run = <T>(useCase: (db: Parameters<Parameters<Scene['run']>[1]>[0], caller: Member) => Promise<T>) => {
    const caller = maya();
    return scene.run(caller, (db) => useCase(db, caller));
  };
  const reason = async (kind: ReasonKind, position = 1) => {
    const row = await scene.owner
      .selectFrom('catalog.contract_reasons')
      .select('id')
      .where('kind', '=', kind)
      .where('position', '=', position)
      .where('tenant_id', 'is', null)
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const terms = async (changes: Partial<Terms> = {}): Promise<Terms> => ({
    contractType: 'First',
    purpose: 'Training',
    signTime: '2031-06-04',
    amount: 1000.55,
    totalClass: 3,
    reasonId: await reason(changes.contractType === 'Renewal' ? 'Renewal' : 'Signing'),
    discount: false,
    discountReasonId: null,
    remind: false,
    fileIds: [],
    ...changes,
  });
  const find = (id: string) => run((db, caller) => findContract(db, caller, { id }));
  return {
    run,
    reason,
    find,
    add: async (userId: string, changes: Partial<Terms> = {}) => {
      const input = { ...(await terms(changes)), userId };
      return (await run((db, caller) => addContract(db, caller, input))).id;
    },
    update: async (id: string, changes: Partial<Terms> & { concurrencyStamp?: string }) => {
      const { contractType, purpose, signTime, amount, totalClass, reasonId, ...rest } = await find(id);
      const { discount, discountReasonId, remind, files, concurrencyStamp } = rest;
      const input = {
        id,
        contractType,
        purpose,
        signTime,
        amount,
        totalClass,
        reasonId: reasonId ?? '',
        discount,
        discountReasonId,
        remind,
        fileIds: files.map((file) => file.id),
        concurrencyStamp,
        ...changes,
      };
      return run((db, caller) => updateContract(db, caller, input));
    },
    subtract: (userId: string, classes: number) =>
      run((db, caller) => adjustClasses(db, caller, { userId, classHours: -classes, remark: null })),
    /** A session of a plan of its own takes its class. */
    train: async (subjectId: string) => {
      const sessionId = await scene.sessionId(await scene.addPlan(subjectId), 1);
      await run((db, caller) => consumeClass(db, caller, { subjectId, commodity: 'oneToOne', sessionId, run: 1, occurrenceId: null }));
    },
    /** Books sessions of a plan of its own on these days; each holds a class where one is free. */
    book: async (subjectId: string, days: string[]) => {
      const plan = await scene.addPlan(subjectId);
      const booked = [];
      for (const day of days) {
        const occurrenceId = await scene.addOccurrence(plan, subjectId, new Date(`${day}T15:00:00Z`));
        await run((db, caller) => holdClass(db, caller, { subjectId, commodity: 'oneToOne', occurrenceId }));
        booked.push(occurrenceId);
      }
      return booked;
    },
    pay: (userContractId: string, changes: Partial<Payment> = {}) =>
      run((db, caller) =>
        addPayment(db, caller, {
          userContractId,
          isRecharge: true,
          amount: 100,
          payDate: '2031-06-04',
          method: null,
          remark: null,
          ...changes,
        }),
      ),
  };
}
