-- Whoever supervises trainers reads of themselves that they do: nobody asks them to apply as a trainer.
create policy own on platform.supervisors for select to trellis_centre using (person_id = (select app.acting_person()));
grant select (person_id) on platform.supervisors to trellis_centre;
