/** How much of something there is, as geographies and content ideas say it. */
export const levels = ['High', 'Medium', 'Low'] as const;

/** One of the three levels. */
export type Level = (typeof levels)[number];
