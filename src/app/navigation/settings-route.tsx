import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SettingsScreen } from '#features/account/settings/settings-screen.tsx';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { useDevice } from '#data/react/use-device.ts';
import { lockNow } from '#app/session/lock-acts.ts';
import { LogoutDialog } from '#app/session/logout-dialog.tsx';
import { rememberPassword } from '#app/session/remember-password.ts';
import { leaveDevice, rereadSession } from '#app/session/session-acts.ts';
import { chooseLanguage } from '#app/start/choose-language.ts';
import { setTextSize, setTheme } from '#app/start/theme.ts';

export function SettingsRoute() {
  const navigate = useNavigate();
  const { db, user } = useDevice();
  const [erasing, setErasing] = useState(false);
  return (
    <>
      <SettingsScreen
        acts={{
          appear: ({ theme, textSize, language }) => {
            setTheme(theme);
            setTextSize(textSize);
            void chooseLanguage(language);
          },
          renamed: rereadSession,
          lockNow: () => void lockNow().catch(backgroundFailed),
          passwordChanged: (password) =>
            void rememberPassword(db, { user, password }).catch(backgroundFailed),
          erase: () => setErasing(true),
          closed: async () => {
            const outcome = await leaveDevice({ erase: true });
            await navigate('/', { replace: true });
            return outcome;
          },
        }}
      />
      <LogoutDialog erase open={erasing} onClose={() => setErasing(false)} />
    </>
  );
}
