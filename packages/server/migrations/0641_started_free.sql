-- A module that cost nothing when its trainer started it costs them nothing from then on, whatever its price becomes.
alter table app.trainer_training_modules add column started_free boolean not null default false;
update app.trainer_training_modules m set started_free = true
from catalog.training_modules module
where module.id = m.training_module_id and module.price = 0 and m.started_at is not null;
