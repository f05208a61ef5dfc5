// Forms of most screens have a field of it: the first script of the web app has it, and has no room for mobile numbers.
import '@/ui/controls/NumberField'
