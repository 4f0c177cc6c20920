import { type RawBuilder, sql } from 'kysely';

/**
 * The exercises that the acting center may choose: those that are offered of the plans that it was granted, each as published now, as `program`.
 * What is withdrawn is none of them, but where `isHad` says that whoever chooses has a `known` one already.
 */
export const grantedPrograms = (isHad: RawBuilder<unknown> = sql`false`): RawBuilder<unknown> => sql`
  (
    select known.id, known.kind, known.code, known.sort_order, latest.id as version_id, latest.title, latest.sub_title, latest.difficulty,
      latest.min_difficulty, latest.max_difficulty
    from catalog.programs as known
    join lateral (
      select version.* from catalog.program_versions as version
      where version.program_id = known.id and version.published_at is not null order by version.version desc limit 1
    ) as latest on true
    where (known.status = 'Public' or ${isHad}) and known.id in (
      select used.program_id from catalog.grants as given
      join catalog.plan_templates as template on template.kind = given.kind and template.id = given.item_id
      join catalog.plan_template_versions as plan on plan.plan_template_id = template.id
      join catalog.plan_template_items as item on item.plan_template_version_id = plan.id
      join catalog.program_versions as used on used.id = item.program_version_id
      where given.tenant_id = app.acting_tenant()
    )
  ) as program`;

/** As the library puts them in order. */
export const inLibraryOrder = sql`program.sort_order, program.id`;
