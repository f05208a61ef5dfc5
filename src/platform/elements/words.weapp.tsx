export * from './mini/words'
