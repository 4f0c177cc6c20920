/** What a first visit begins with, at the desk and on the phone of a family: parts of the app, by their place in `src`. */
export const visits = {
  desk: ['app/shell.tsx', 'areas/scheduling/today-page.tsx', 'areas/scheduling/pages.ts'],
  family: ['areas/questionnaires/phone-questionnaire-page.tsx', 'areas/questionnaires/pages.ts', 'areas/banners/shown-banners.tsx'],
};

/** What is packed as one file each: what the two first visits need, and what the first page at the desk does without and nearly every other one stands on. */
export const parts = { ...visits, floor: ['app/antd-floor.tsx', 'ui/list-actions.tsx'] };
