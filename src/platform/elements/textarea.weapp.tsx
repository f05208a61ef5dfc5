export * from './mini/textarea'
