import { noteEndpoints } from './note'
import { topicEndpoints } from './topic'

export const community = { ...topicEndpoints, ...noteEndpoints }
