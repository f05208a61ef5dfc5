import { configure } from '@testing-library/dom'
import { TIMEOUT_MS } from '../../../scripts/lib/wait.mjs'
import { endApp } from './app'

// React renders in tasks of its own here, as in a browser; the test utilities' `act` says otherwise for its time.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
// The web's half of Taro's runtime, as the build names it.
process.env['TARO_PLATFORM'] = 'web'

configure({ asyncUtilTimeout: TIMEOUT_MS })

afterEach(endApp)
