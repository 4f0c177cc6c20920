-- A course that trainers learn in a module is taken out there first: no module loses it unseen.
alter table catalog.training_module_courses
  drop constraint training_module_courses_course_id_fkey,
  add constraint training_module_courses_course_fkey foreign key (course_id) references catalog.courses;
