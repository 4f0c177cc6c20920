import { contractPurposeWords, contractTypeWords } from '@trellis/contract/contracts/words';
import type { RecordField } from '@trellis/contract/imports/fields';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import type { TemplateColumn } from '../../../platform/imports/template.ts';
import { reasonsInUse } from '../../contracts/public.ts';
import { recordKind } from '../record-kind.ts';
import { checkContracts, type RunningContract } from './check-contracts.ts';
import { insertContracts } from './insert-contracts.ts';

/** Contracts that run already when a center begins here. */
export const contracts = recordKind<RunningContract>('contracts', {
  headers: {
    contractType: 'contract type|kind|合同类型|tipo de contrato',
    purpose: 'program|for|课程类型|项目|programa',
    signTime: 'signing date|date|signed|signature date|签约时间|日期|fecha|fecha de firma',
    totalClass: 'classes|classes bought|sessions bought|bought|total sessions|总课时|购买课时|sesiones compradas|clases',
    usedClass: 'used|used sessions|sessions used|classes used|used classes|已用课时|已消耗|usadas|sesiones usadas|consumidas',
    remainClass: 'classes left|sessions left|remaining|remaining sessions|剩余课时|sesiones restantes|restan',
    amount: 'price|total|cost|合同金额|价格|precio|total',
    paid: 'paid amount|already paid|已付金额|已收|importe pagado',
    reason: 'signing reason|签约原因|motivo de la firma',
    discountReason: 'discount|折扣|descuento',
  },
  dateField: 'signTime',
  file: { en: 'Contracts to import', 'zh-Hans': '合同导入模板', es: 'Contratos para importar' },
  template,
  check: checkContracts,
  insert: insertContracts,
});

async function template(db: Db, { language }: Actor): Promise<TemplateColumn<RecordField>[]> {
  const reasons = await reasonsInUse(db);
  const types = Object.values(contractTypeWords[language]);
  const purposes = Object.values(contractPurposeWords[language]);
  const nameOf = (isMeant: (kind: string) => boolean) => reasons.filter(({ kind }) => isMeant(kind)).map(({ name }) => name[language]);
  return [
    { field: 'child', example: 'Ana Silva' },
    { field: 'outpatientNumber', example: 'A-17' },
    { field: 'contractType', list: types, example: types[1] ?? '' },
    { field: 'purpose', list: purposes, example: purposes[0] ?? '' },
    { field: 'signTime', example: '2026-03-31' },
    { field: 'totalClass', example: '40' },
    { field: 'usedClass', example: '14' },
    { field: 'remainClass', example: '26' },
    { field: 'amount', example: '4000.00' },
    { field: 'paid', example: '4000.00' },
    { field: 'reason', list: [...new Set(nameOf((kind) => kind !== 'Discount'))], example: '' },
    { field: 'discountReason', list: nameOf((kind) => kind === 'Discount'), example: '' },
  ];
}
