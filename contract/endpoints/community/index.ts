import { topicEndpoints } from './topic'
import { noteEndpoints } from './note'

export const community = { ...topicEndpoints, ...noteEndpoints }
