/** The command that opens the palette; the palette itself leaves it out. */
export const paletteId = 'commands.palette';
