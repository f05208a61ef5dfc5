import type { FormDetail } from '@storefront/contract/entities/forms/form'
import type { VoteDetail } from '@storefront/contract/entities/forms/vote'

/** Things as the server sends them. */
export const formOf = (more: Partial<FormDetail> = {}): FormDetail => ({
  id: 1,
  slug: 'f',
  title: '茶会反馈',
  description: '说说您的感受',
  json_schema: {
    properties: {
      name: { type: 'string', title: '称呼', maxLength: 4 },
      mark: { type: 'integer', title: '评分', minimum: 1, maximum: 5 },
      again: { type: 'boolean', title: '还想再来' },
    },
    required: ['name'],
  },
  ui_schema: {},
  quotas: { lu: null, lupd: null },
  uls: [],
  status: 'open',
  start: null,
  end: null,
  config: { enable_temp_save: false, origins: [] },
  option_remaining: {},
  success_page_title: '谢谢您',
  success_page_message: '下次茶会见',
  ...more,
})

export const voteOf = (more: Partial<VoteDetail> = {}): VoteDetail => ({
  id: 7,
  slug: 'v',
  title: '下一季做什么',
  description: '',
  start: null,
  end: null,
  is_exceeded: false,
  submits: null,
  vote_items: [
    {
      id: 71,
      description: '喝哪一种茶',
      is_single: true,
      options: [
        { description: '绿茶', main_image: null },
        { description: '红茶', main_image: null },
        { description: '白茶', main_image: null },
      ],
    },
    {
      id: 72,
      description: '什么时候',
      is_single: false,
      options: [
        { description: '上午', main_image: null },
        { description: '下午', main_image: null },
      ],
    },
  ],
  ...more,
})
