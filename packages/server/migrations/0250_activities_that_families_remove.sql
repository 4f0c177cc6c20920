-- A family takes back an activity that it entered itself; what staff entered stays.
create policy link_removes on app.wellbeing_entries as restrictive for delete to trellis_link using (kind = 'exercise' and is_by_guardian);
grant delete on app.wellbeing_entries to trellis_link;
