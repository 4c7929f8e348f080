import java.io.ByteArrayInputStream;
import java.io.FileInputStream;
import java.net.InetAddress;
import java.security.KeyStore;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;

/** A TLS server with every protocol and suite that this JDK knows. Arguments: PKCS#12 key stores, password "changeit". */
public class TlsServer {
    public static void main(String[] arguments) throws Exception {
        KeyStore store = KeyStore.getInstance("PKCS12");
        store.load(null, null);
        for (int index = 0; index < arguments.length; index++) {
            KeyStore one = KeyStore.getInstance("PKCS12");
            try (FileInputStream file = new FileInputStream(arguments[index])) {
                one.load(file, "changeit".toCharArray());
            }
            String alias = one.aliases().nextElement();
            store.setKeyEntry("key" + index, one.getKey(alias, "changeit".toCharArray()), "changeit".toCharArray(),
                    one.getCertificateChain(alias));
        }
        KeyManagerFactory keys = KeyManagerFactory.getInstance("SunX509");
        keys.init(store, "changeit".toCharArray());
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(keys.getKeyManagers(), null, null);
        SSLServerSocket server = (SSLServerSocket) context.getServerSocketFactory()
                .createServerSocket(0, 200, InetAddress.getByName("127.0.0.1"));
        List<String> protocols = new ArrayList<>();
        for (String protocol : server.getSupportedProtocols()) {
            protocols.add(protocol);
        }
        server.setEnabledProtocols(protocols.toArray(new String[0]));
        server.setEnabledCipherSuites(server.getSupportedCipherSuites());
        System.out.println("{\"port\":" + server.getLocalPort() + ",\"suites\":" + server.getSupportedCipherSuites().length + "}");
        System.out.flush();
        var pool = Executors.newCachedThreadPool();
        while (true) {
            SSLSocket socket = (SSLSocket) server.accept();
            pool.submit(() -> {
                try (socket) {
                    socket.setSoTimeout(10_000);
                    socket.startHandshake();
                    socket.getOutputStream().write("HTTP/1.0 200 OK\r\nContent-Length: 2\r\n\r\nok".getBytes());
                } catch (Exception ignored) {
                    // Most probes end in the middle of the handshake.
                }
            });
        }
    }
}
