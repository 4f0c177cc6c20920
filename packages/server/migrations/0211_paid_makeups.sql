-- Whether a makeup is paid is what its order says.
alter table app.exam_papers drop column paid_at;
