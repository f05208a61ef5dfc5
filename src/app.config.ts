import { appConfig } from './routes/app-config'

export default defineAppConfig(appConfig(process.env.TARO_ENV ?? 'h5'))
