export { previewFrame } from './mini/preview-frame'
