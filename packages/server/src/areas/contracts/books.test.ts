import { balanceWords } from '@trellis/contract/credits/words';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgerFaults } from '../../fixtures/ledger-faults.ts';
import type { PdfPart } from '../../platform/documents/pdf-content.ts';
import { contractsOf } from '../../testing/contracts.ts';
import { openScene, type Scene } from '../../testing/scene.ts';
import { readSheet } from '../../testing/sheet.ts';
import { adjustClasses } from '../credits/adjust-classes.ts';
import { exportStatement } from '../credits/export-statement.ts';
import { findBalance } from '../credits/find-balance.ts';
import { listRecords } from '../credits/list-records.ts';
import { describeStatement } from '../credits/statement-document.ts';
import { describeContracts } from './key-indicators.ts';
import { listContracts } from './list-contracts.ts';
import { enableContract, stopContract } from './stop-contract.ts';

let scene: Scene;
let family: ReturnType<typeof contractsOf>;
beforeAll(async () => {
  scene = await openScene();
  family = contractsOf(scene);
});
afterAll(() => scene.drop());

const kinds = ['sign', 'signGroup', 'pay', 'refund', 'use', 'book', 'stop', 'enable', 'subtract', 'give'] as const;
const step = fc.record({ kind: fc.constantFrom(...kinds), amount: fc.integer({ min: 1, max: 5 }), which: fc.nat({ max: 7 }) });
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
const refusals = [
  'NoClassLeft',
  'CreditBelowZero',
  'UserContractStopped',
  'UserContractNotStopped',
  'PaymentAboveAmount',
  'RefundAbovePaid',
];
const paging = { skipCount: 0, maxResultCount: 1000 };

async function play(userId: string, steps: readonly Step[]): Promise<string[]> {
  const contracts: string[] = [];
  const refused: string[] = [];
  for (const { kind, amount, which } of steps) {
    const id = contracts[which % Math.max(contracts.length, 1)];
    const act = async () => {
      if (kind === 'sign' || kind === 'signGroup') {
        const purpose = kind === 'sign' ? 'Training' : 'GroupTraining';
        const signTime = `2031-0${1 + (which % 5)}-1${amount}`;
        contracts.push(await family.add(userId, { purpose, totalClass: amount, amount: amount * 100, signTime }));
      } else if (kind === 'use') await family.train(userId);
      else if (kind === 'book') await family.book(userId, [nextDay()]);
      else if (kind === 'give' || kind === 'subtract') {
        const classHours = kind === 'give' ? amount : -amount;
        await family.run((db, caller) => adjustClasses(db, caller, { userId, classHours, remark: null }));
      } else if (id && (kind === 'pay' || kind === 'refund')) await family.pay(id, { amount: amount * 30, isRecharge: kind === 'pay' });
      else if (id) await family.run((db, caller) => (kind === 'stop' ? stopContract : enableContract)(db, caller, { id }));
    };
    await act().catch((error: { code?: string }) => refused.push(error.code?.split(':')[1] ?? JSON.stringify(error)));
  }
  return refused;
}

let days = 0;
const nextDay = () => new Date(Date.UTC(2031, 6, 1 + (days += 1))).toISOString().slice(0, 10);

const tableOf = (parts: readonly PdfPart[]) => parts.flatMap((part) => (part.kind === 'table' ? part.rows : []));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const textOf = (cell: unknown) => (typeof cell === 'string' ? cell : '');
const figure = (cell: unknown) => Number(textOf(cell).replace('−', '-'));

it('says the same of random histories on the page, in the PDF and in Excel, and every figure is the sum of its postings', async () => {
  const histories = fc.sample(fc.array(step, { minLength: 25, maxLength: 25, size: 'max' }), { numRuns: 4, seed: 20_310_604 });
  const done = new Set<string>();
  for (const history of histories) {
    const userId = await scene.addChild();
    const refused = await play(userId, [{ kind: 'sign', amount: 5, which: 0 }, ...history]);
    for (const code of refused) expect(refusals).toContain(code);
    const caller = scene.as('maya');
    const { items } = await family.run((db) => listRecords(db, caller, { userId, ...paging }));
    for (const { kind } of items) done.add(kind);
    const page = items.map((row) => [row.classHours, row.balance, row.contract?.signTime ?? '']);
    const named = (cell: unknown) => textOf(cell).replace(/^.*?(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2');

    const pdf = await family.run((db) => describeStatement(db, caller, { document: 'creditStatement', id: userId }));
    expect(tableOf(pdf.parts).map((row) => [figure(row[3]), figure(row[4]), named(row[5])])).toEqual(page);
    const [header = [], ...sheet] = await readSheet(await exportStatement((run) => scene.run(caller, run), caller, { userId }));
    const column = (name: string) => header.indexOf(name);
    const excel = sheet.map((row) => [row[column('Change')], row[column('Balance')], named(row[column('Contract')])]);
    expect(excel).toEqual(page);

    // each balance is what the records of the same kind up to it add up to
    for (const [index, { commodity, balance }] of items.entries())
      expect(balance).toBe(sum(items.slice(index).flatMap((row) => (row.commodity === commodity ? row.classHours : []))));
    const balance = await family.run((db) => findBalance(db, caller, { userId }));
    const alone = items.filter(({ commodity }) => commodity === 'oneToOne');
    expect(balance.remainingTimes + balance.stopped).toBe(sum(alone.map(({ classHours }) => classHours)));
    const facts = pdf.parts.flatMap((part) => (part.kind === 'facts' ? part.facts : []));
    const written = facts.find(({ label }) => label === balanceWords.en.remaining)?.value;
    expect(written).toBe(String(balance.remainingTimes));

    // contract by contract, and by purpose
    const contracts = (await family.run((db) => listContracts(db, caller, { userId, ...paging }))).items;
    for (const { id, totalClass, usedClass, remainClass, stoppedClass, takenBackClass, amount, paid } of contracts) {
      const changes = items.filter(({ contract }) => contract?.id === id);
      expect(remainClass + stoppedClass).toBe(sum(changes.map(({ classHours }) => classHours)));
      expect(takenBackClass).toBe(sum(changes.flatMap((row) => (row.kind === 'adjust' ? 0 - row.classHours : []))));
      expect(usedClass + remainClass + stoppedClass + takenBackClass).toBe(totalClass);
      expect(paid >= 0 && paid <= amount).toBe(true);
    }
    const indicators = await family.run((db) => describeContracts(db, caller, { userId }));
    for (const { purpose, ...figures } of indicators.purposes) {
      const mine = contracts.filter((contract) => contract.purpose === purpose);
      expect(figures).toEqual({
        bought: sum(mine.map((contract) => contract.totalClass)),
        used: sum(mine.map((contract) => contract.usedClass)),
        left: sum(mine.map((contract) => contract.remainClass)),
        stopped: sum(mine.map((contract) => contract.stoppedClass)),
        takenBack: sum(mine.map((contract) => contract.takenBackClass)),
      });
    }
    expect(indicators.paid).toBe(sum(contracts.map(({ paid }) => paid)));
    const { rows } = await sql<{ paid: number }>`
      select coalesce(sum(case when payment.is_recharge then payment.amount else -payment.amount end), 0)::int / 100 as paid
      from app.contract_payments payment join app.user_contracts contract on contract.id = payment.contract_id
      where contract.subject_id = ${userId}`.execute(scene.owner);
    expect(rows).toEqual([{ paid: indicators.paid }]);
  }
  expect([...done].sort()).toEqual(['adjust', 'consume', 'hold', 'release', 'sale']);
  expect(await ledgerFaults(scene.owner)).toEqual([]);
}, 60_000);
