-- The plans of children that go on, of all centers or of one, newest first; the rest of a page is read by id.
create index plans_current_by_recent on app.plans (created_at desc, id desc) where kind = 'one' and state in ('active', 'readyToEnd');
create index plans_current_of_centre on app.plans (tenant_id, created_at desc, id desc) where kind = 'one' and state in ('active', 'readyToEnd');
create index plans_by_id on app.plans (id);
