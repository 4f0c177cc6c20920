/** survey-core ships its languages without types: importing one registers it. */
declare module 'survey-core/i18n/*';
