/** The colour theme; `system` follows the operating system. */
export type Theme = 'system' | 'light' | 'dark';
