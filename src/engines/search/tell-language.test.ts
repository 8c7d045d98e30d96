import { describe, expect, test } from 'vitest';
import { tellLanguage } from './tell-language.ts';

describe('the language of what somebody said', () => {
  test.each([
    ['en', 'I can’t find the export button'],
    ['en', 'Crashes all the time'],
    ['en', 'The watch app keeps disconnecting since last week'],
    ['en', 'Heart rate shows zero every second workout, please fix this'],
    ['de', 'Die Musik stoppt beim Laufen'],
    ['fr', 'Impossible de me connecter à mon compte'],
    ['fr', 'La batterie se vide trop vite'],
    ['pt', 'A app não me deixa entrar na minha conta'],
    ['es', 'No me deja entrar a mi cuenta'],
    ['it', 'Non mi fa entrare nel mio account'],
    ['nl', 'De batterij is na een uur leeg'],
    ['de', 'Sehr gute App, aber sie stürzt oft ab'],
    ['fr', 'Très bonne application mais elle plante'],
    ['es', 'La aplicación es muy lenta y no carga'],
    ['it', 'Non funziona dopo l’aggiornamento'],
    ['pt', 'Não funciona no meu telefone'],
    ['nl', 'De app werkt niet meer'],
    ['sv', 'Appen kraschar hela tiden och jag kan inte logga in'],
    ['pl', 'Bardzo dobra aplikacja ale nie działa'],
    ['tr', 'Uygulama çok yavaş ve açılmıyor'],
    ['id', 'Aplikasi ini sangat bagus tapi lambat'],
    ['uk', 'Застосунок не працює, що це'],
    ['ja', 'アプリが落ちます'],
    ['ko', '앱이 자꾸 꺼져요'],
    ['zh', '非常好用'],
    ['ar', 'التطبيق لا يعمل'],
  ])('is %s: %s', (language, text) => {
    expect(tellLanguage(text)).toBe(language);
  });

  test.each([
    '5/5',
    'ok',
    'PDF export',
    '',
    '👍👍',
    'Lorem ipsum dolor sit amet',
    'qwlkej asdlkj',
    'Beautiful interface',
  ])('is not guessed from “%s”', (text) => {
    expect(tellLanguage(text)).toBeUndefined();
  });

  test('is told from the beginning of a long text, quickly', () => {
    expect(tellLanguage('The app is slow and it does not start. '.repeat(500))).toBe('en');
  });
});
