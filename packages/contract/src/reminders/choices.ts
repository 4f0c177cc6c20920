/** What is chosen of a reminder template: who is reminded, and how long before. */
export const reminderChoices = { receiver: ['Guardian', 'Trainer'], timing: ['DayBefore', 'HourBefore'] } as const;
