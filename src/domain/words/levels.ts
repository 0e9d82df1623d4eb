/** Names of the levels, because a colour alone has no meaning. */
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
