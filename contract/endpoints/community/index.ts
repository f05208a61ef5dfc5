import { threadedCommentEndpoints } from './comment'
import { feedbackEndpoints } from './feedback'
import { noteEndpoints } from './note'
import { personEndpoints } from './person'
import { topicEndpoints } from './topic'

export const community = {
  ...topicEndpoints,
  ...noteEndpoints,
  ...threadedCommentEndpoints,
  ...personEndpoints,
  ...feedbackEndpoints,
}
