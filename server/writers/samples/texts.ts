/** The texts of samples: a line for each sample, with bars between its texts. */
export const textsOf = (samples: string): readonly string[][] =>
  samples
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));

/** The lines of a text that is a list, with semicolons between them. */
export const linesOf = (text: string): readonly string[] => text.split(/;\s/);
