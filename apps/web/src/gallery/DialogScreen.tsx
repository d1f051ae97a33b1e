import { useState } from 'react'
import { Button } from '../look/Button.tsx'
import { Curtain } from '../look/Curtain.tsx'
import { Drawer, Modal } from '../look/Dialog.tsx'
import { RadioCards } from '../look/RadioCards.tsx'
import { Toggle } from '../look/Toggle.tsx'

/** What covers the table: ?open=modal|drawer|curtain shows one at once. */
export const DialogScreen = () => {
  const [open, setOpen] = useState(new URLSearchParams(location.search).get('open'))
  const [foe, setFoe] = useState<'bot' | 'here'>('bot')
  const close = () => setOpen(null)
  return (
    <div className="on-wood" style={{ display: 'flex', gap: 8, padding: 20 }}>
      <Button onClick={() => setOpen('modal')}>Preparar</Button>
      <Button onClick={() => setOpen('drawer')}>Reglas</Button>
      <Button onClick={() => setOpen('curtain')}>Telón</Button>
      <Modal
        open={open === 'modal'}
        title="Cannas"
        closeLabel="Cerrar"
        onClose={close}
        acts={
          <>
            <Button onClick={close}>Volver</Button>
            <Button kind="primary" onClick={close}>
              Empezar la batalla
            </Button>
          </>
        }
      >
        <RadioCards
          legend="Contra quién"
          value={foe}
          onChange={setFoe}
          columns={2}
          options={[
            { value: 'bot', text: 'La máquina', note: 'tribuno: piensa dos segundos' },
            { value: 'here', text: 'Dos en este dispositivo', note: 'con telón entre turnos' },
          ]}
        />
        <Toggle on onChange={() => undefined}>
          Animaciones
        </Toggle>
      </Modal>
      <Drawer open={open === 'drawer'} title="Reglas" closeLabel="Cerrar" onClose={close}>
        <p>Cada regla con su número, sus palabras y sus ejemplos.</p>
      </Drawer>
      <Curtain closed={open === 'curtain'} title="Le toca a Cartago" text="Pasa el dispositivo. Nadie más mira.">
        <Button kind="primary" size="large" onClick={close}>
          Juego con Cartago
        </Button>
      </Curtain>
    </div>
  )
}
