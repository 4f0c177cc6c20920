/** The apps that families and centers have on their devices, and what these run on. */
export const appChoices = { app: ['Rocket', 'RocketB'], platform: ['Android', 'iOS'] } as const;
