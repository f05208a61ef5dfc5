/** Lists of what buyers wrote, by whether the shop has answered. */
export const answerTabs = ['waiting', 'answered', 'all'] as const
export type AnswerTab = (typeof answerTabs)[number]
