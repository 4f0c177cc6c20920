/** Who sees a banner: a center's people on Today, or guardians on their pages. */
export const audiences = ['Center', 'Guardian'] as const;
export type Audience = (typeof audiences)[number];
