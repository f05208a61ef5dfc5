export const overlay = {
  required: '{label}(必填)',
  fillIn: '请填写{label}',
  cardUntil: '有效期至 {date}',
  cardDays: '自领取起 {n} 天内有效',
  cardForever: '永久有效',
} as const
