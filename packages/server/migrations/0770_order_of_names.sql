-- Names stand in the order in which people look for them, whatever the database was made with: letters with marks among their own kind, capitals
-- beside small letters, numbers by their value, Chinese names by their pinyin. See docs/decisions/0024-order-of-names.md.
create collation app.names (provider = icu, locale = 'zh-u-kn');

-- Two that differ in the case of a letter beyond A to Z, which such a database did not see, are told apart before it does.
do $$
declare
  once record;
begin
  for once in values ('catalog.training_modules', ''), ('catalog.schools', ', lower(city)'), ('app.test_locations', ', tenant_id'), ('app.staff_groups', ', tenant_id') loop
    execute format(
      'update %1$s as later set name = left(later.name, 40) || '' ('' || alike.place || '')''
       from (select id, row_number() over (partition by lower(name collate app.names)%2$s order by id) as place from %1$s) as alike
       where alike.id = later.id and alike.place > 1', once.column1, once.column2);
  end loop;
end $$;

-- What is made of names stands aside meanwhile.
do $$
declare
  aside record;
  named record;
  command text;
begin
  with of_names as (
    select format('drop trigger %I on %s', own.tgname, own.tgrelid::regclass) as away, pg_get_triggerdef(own.oid) as back
    from pg_trigger as own
    where own.tgname in ('own_record_counts', 'list_people_changed', 'list_member', 'list_person')
      and own.tgrelid in ('identity.persons'::regclass, 'identity.memberships'::regclass)
    union all
    select format('drop view %s', made.oid::regclass),
      format('create view %s %s as %s', made.oid::regclass, 'with (' || array_to_string(made.reloptions, ', ') || ')', pg_get_viewdef(made.oid))
    from pg_class as made
    where made.oid in ('identity.known_persons'::regclass, 'chat.people'::regclass, 'catalog.centers_of_music'::regclass,
      'catalog.centers_of_plan_templates'::regclass)
  )
  select array_agg(away) as away, array_agg(back) as back into aside from of_names;

  foreach command in array aside.away loop execute command; end loop;
  for named in
    select place.oid::regclass as place, held.attname from pg_attribute as held join pg_class as place on place.oid = held.attrelid
    where place.relkind = 'r' and held.attname in ('name', 'full_name', 'sort_name', 'classroom_name') and held.atttypid = 'text'::regtype
      and place.relnamespace::regnamespace::text in ('identity', 'catalog', 'app', 'platform', 'chat')
  loop
    execute format('alter table %s alter column %I type text collate app.names', named.place, named.attname);
  end loop;
  foreach command in array aside.back loop execute command; end loop;
end $$;
grant select on identity.known_persons to trellis_centre, trellis_span, trellis_platform, trellis_identity;
grant select on catalog.centers_of_music, catalog.centers_of_plan_templates to trellis_platform;
