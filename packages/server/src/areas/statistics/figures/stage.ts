import { type RawBuilder, sql } from 'kysely';

/** The stage of a child `r` on a day, as `stageOn` of the contract says it; nobody is of a stage while the birthday is unknown. */
export const stageOn = (day: RawBuilder<unknown>) => sql`case
  when r.birthday < '0002-01-01' then 'unknown'
  when r.birthday > (${day} - interval '36 months') then '黄金期'
  when r.birthday > (${day} - interval '66 months') then 'Preschool'
  when r.birthday > (${day} - interval '156 months') then 'SchoolAge'
  when r.birthday > (${day} - interval '216 months') then 'Teenage'
  else 'Adult' end`;
