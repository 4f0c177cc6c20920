-- Which server the music of a plan comes from, where there are several: it decides the form of the plan's training record.
alter table app.plans add column server_number smallint constraint plans_server_number_check check (server_number between 0 and 99);
