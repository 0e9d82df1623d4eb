/** How the product looks: as the system does, or as chosen. */
export type Theme = 'system' | 'light' | 'dark';
