/** Fixed lists in words: meaning is never colour alone. */
export const levelWords = {
  'level.High': 'High',
  'level.Medium': 'Medium',
  'level.Low': 'Low',
  'level.VERY_LOW': 'Very low',
  'level.LOW': 'Low',
  'level.MEDIUM': 'Medium',
  'level.HIGH': 'High',
  'level.VERY_HIGH': 'Very high',
} as const;
