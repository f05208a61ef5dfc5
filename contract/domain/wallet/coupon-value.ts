/** Returns what makes a coupon's value senseless, or null: an amount of nothing, a percentage outside 1 to 100. What is exchanged at the counter has no value to check. */
export function couponValueProblem(type: string, value: number): 'notPositive' | 'badPercent' | null {
  if (type === 'P') return value >= 1 && value <= 100 ? null : 'badPercent'
  return (type === 'R' || type === 'RED') && value <= 0 ? 'notPositive' : null
}
