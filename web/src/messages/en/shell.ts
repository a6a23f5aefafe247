import type { Words } from '../../app/language.ts';
import type { shell as nl } from '../nl/shell.ts';

export const shell: Words<typeof nl> = {
  skip: 'Skip to the content',
  menu: 'Menu',
  close: 'Close',
  back: 'Back',
  navigation: 'Pages',
  language: 'Language',
  offline: 'no internet',
  newVersion: 'New version',
  pages: {
    home: 'Start',
    pads: 'Score pad',
    newPad: 'New score pad',
    padBin: 'Bin',
    pad: 'Score pad',
    padEntry: 'Enter a hand',
    padHand: 'Hand',
    padChart: 'Chart',
    padChips: 'Chips',
    padPenalties: 'Penalties',
    padSeats: 'Who sits where',
    padForgotten: 'A forgotten hand',
    padHistory: 'What has changed',
    padPrint: 'Print',
    padFiles: 'Keep and pass on',
    padSettings: 'Name and length',
    rules: 'Rules',
    houseRules: 'House rules',
    ruleSet: 'Rules',
    oneHand: 'Score one hand',
    shared: 'Shared hand',
    tiles: 'Tiles',
    display: 'Display',
  },
  wait: 'One moment',
  notFound: {
    title: 'This page does not exist',
    text: 'The address is wrong, or the page has another name now.',
    home: 'To the start',
  },
  loadFailed: {
    title: 'I cannot load this page.',
    text: 'There probably is a new version. Your data stays as it is.',
    reload: 'Reload the page',
  },
  broken: {
    title: 'Something went wrong here.',
    text: 'Your data stays as it is.',
    reload: 'Reload the page',
  },
  update: {
    title: 'There is a new version.',
    text: 'After this hand?',
    now: 'Update now',
    later: 'Later',
  },
  noNetwork: {
    title: 'No internet.',
    text: 'Never mind: play and scoring go on.',
  },
  plainHttp: {
    title: 'Windroos needs a network here.',
    text: 'That is because this address has no https.',
  },
  understood: 'Got it',
  storage: {
    newer: {
      title: 'Reload the page.',
      text: 'Your data is from a newer version. Nothing has changed.',
    },
    unavailable: {
      title: 'This browser keeps nothing.',
      text: 'What you enter stays as long as the page is open. Save it as a file.',
    },
    quota: {
      title: 'This device is full.',
      text: 'Your last entry is still on the page. Save it as a file.',
    },
    failed: {
      title: 'Saving failed.',
      text: 'Your last entry is still on the page. Save it as a file.',
    },
    blocked: {
      title: 'Close the other tabs of Windroos.',
      text: 'Then I can open your data.',
    },
    reload: 'Reload the page',
  },
};
