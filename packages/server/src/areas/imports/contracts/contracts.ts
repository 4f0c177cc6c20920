import { contractPurposeWords, contractTypeWords } from '@trellis/contract/contracts/words';
import { fieldsOfKind, type RecordField } from '@trellis/contract/imports/fields';
import { policyOfKind } from '@trellis/contract/imports/policies';
import { recordFieldWords } from '@trellis/contract/imports/words';
import { limits } from '@trellis/contract/limits';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import type { ImportDeclaration } from '../../../platform/imports/declaration.ts';
import { headersOf } from '../../../platform/imports/headers.ts';
import type { TemplateColumn } from '../../../platform/imports/template.ts';
import { reasonsInUse } from '../../contracts/public.ts';
import { checkContracts, type RunningContract } from './check-contracts.ts';
import { insertContracts } from './insert-contracts.ts';

const { fields } = fieldsOfKind.contracts;

const headers = headersOf<RecordField>(fields, recordFieldWords, {
  child: "name|full name|child's name|student|姓名|儿童姓名|学员姓名|nombre|alumno|alumna|niño|niña",
  outpatientNumber: 'outpatient number|patient number|number|编号|病历号|学号|número|historia clínica',
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
});

/** Contracts that run already when a center begins here. */
export const contracts: ImportDeclaration<RecordField, RunningContract, Record<never, number>> = {
  kind: 'contracts',
  policy: policyOfKind.contracts,
  rows: limits.import.records,
  fields,
  words: recordFieldWords,
  headers,
  dateField: 'signTime',
  files: {
    en: { template: 'Contracts to import', faultyRows: 'Rows to correct' },
    'zh-Hans': { template: '合同导入模板', faultyRows: '待更正的行' },
    es: { template: 'Contratos para importar', faultyRows: 'Filas por corregir' },
  },
  template,
  check: checkContracts,
  insert: async (db, caller, importId, candidates) => {
    await insertContracts(db, caller, importId, candidates);
    return {};
  },
  nothing: {},
  races: [],
};

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
