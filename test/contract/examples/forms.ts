import type { Api } from '../../support/api'
import { type Endpoints, type Make, someone, picture } from './example'

const demoForm = { params: { slug: 'chahui-fankui' } }
const demoAnswers = { name: '林小满', mobile: '13800000001', session: 'afternoon', score: 5 }
/** Submits the demo's first form and returns the submission's id. */
export const submission = async (api: Api) =>
  (
    await (
      await someone(api)
    ).ok<{ id: number }>('POST', `/form/form/${demoForm.params.slug}/submit/`, { body: demoAnswers })
  ).id

export const formsExamples: { [N in keyof Endpoints['forms']]: Make } = {
  form: () => demoForm,
  submitForm: () => ({ ...demoForm, body: demoAnswers }),
  savedForm: () => demoForm,
  formOptions: () => ({ params: { ...demoForm.params, name: 'name' }, query: { keyword: '茶' } }),
  saveForm: () => ({ ...demoForm, body: { name: '林' } }),
  formImageUpload: picture,
  vote: () => ({ params: { id: 1 } }),
  submitVote: async (api) => {
    const { vote_items } = await api.ok<{ vote_items: { id: number }[] }>('GET', '/vote/vote/1/')
    return { params: { id: 1 }, body: { submits: Object.fromEntries(vote_items.map(({ id }) => [id, [1]])) } }
  },
  voteEvent: () => ({ params: { id: 1 } }),
  voteCandidates: () => ({ params: { id: 1 }, query: { limit: 3, ordering: '-vote_count' } }),
  voteEventResult: () => ({ params: { id: 1 } }),
  submitVoteEvent: () => ({ params: { id: 1 }, body: { candidates: [1] } }),
}
