import { creditCommodityWords } from '@trellis/contract/credits/words';
import type { RecordField } from '@trellis/contract/imports/fields';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor, Member } from '../../../platform/http/caller.ts';
import type { TemplateColumn } from '../../../platform/imports/template.ts';
import { type BroughtCredit, bringCredits, namesOfTags } from '../../credits/public.ts';
import { coverBooked } from '../cover-booked.ts';
import { lockNamed } from '../find-children.ts';
import { recordKind } from '../record-kind.ts';
import { checkCredits } from './check-credits.ts';

/** Credits of no contract that children have left when a center begins here. */
export const credits = recordKind<BroughtCredit>('credits', {
  headers: {
    credit: 'credits|kind|type|what|item|类别|类型|项目|课时类型|créditos|tipo|concepto',
    count:
      'count|left|remaining|balance|amount|number of credits|how many|数量|剩余|余额|剩余课时|剩余次数|restantes|saldo|cantidad|quedan',
    remark: 'note|notes|comment|reason|说明|备注说明|原因|nota|notas|comentario|motivo',
  },
  file: { en: 'Credits to import', 'zh-Hans': '额度导入模板', es: 'Créditos para importar' },
  template,
  check: checkCredits,
  lock: (db, _caller, candidates) =>
    lockNamed(
      db,
      candidates.map(({ subjectId }) => subjectId),
    ),
  insert,
  races: ['brought_credits_once'],
});

/** Gives a portion; sessions booked ahead are covered now. */
async function insert(db: Db, caller: Member, importId: string, candidates: readonly BroughtCredit[]): Promise<void> {
  await bringCredits(db, caller, importId, candidates);
  const classes = candidates.filter(({ commodity }) => commodity === 'oneToOne');
  await coverBooked(
    db,
    caller,
    classes.map(({ subjectId }) => subjectId),
  );
}

async function template(db: Db, { language }: Actor): Promise<TemplateColumn<RecordField>[]> {
  const classes = creditCommodityWords[language].oneToOne;
  const tags = await namesOfTags(db);
  return [
    { field: 'child', example: 'Ana Silva' },
    { field: 'outpatientNumber', example: 'A-17' },
    { field: 'credit', list: [classes, ...tags.map(({ name }) => name[language])], example: classes },
    { field: 'count', example: '12' },
    { field: 'remark', example: '' },
  ];
}
