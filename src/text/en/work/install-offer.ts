/** Offer to install the app. */
import { DEVICE } from '#text/device-word.ts';

export const installOffer = {
  title: `Install Zamanat on this ${DEVICE}`,
  text: 'It then opens from its own icon, also without a signal. Your work stays.',
  install: 'Install',
  later: 'Do not ask again',
  share: 'Press the Share button of Safari.',
  add: 'Choose “Add to Home Screen”.',
  apart: 'The app on the home screen starts empty. Send unsent work here first, then log in there once.',
};
